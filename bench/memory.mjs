import { readFileSync } from 'node:fs';

const kilobytesOf = (pid, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Resident memory of a process in MB, on Linux. */
export const memoryOf = ({ pid }) => kilobytesOf(pid, 'VmRSS') / 1024;

/** Watches a process's resident memory; call the returned function to stop and get the peak in MB. */
export const watchMemory = (child) => {
  let mostMb = memoryOf(child);
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, memoryOf(child));
  }, 50);
  return () => {
    clearInterval(timer);
    return mostMb;
  };
};
