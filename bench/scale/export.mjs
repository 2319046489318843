import { memoryOf, watchMemory } from '../memory.mjs';

/** Reads a year's CSV of the busiest bot to its end, like a browser, without keeping it. */
export const timeExport = async ({ origin, botId, cookie, child }) => {
  const beforeMb = memoryOf(child);
  const endWatch = watchMemory(child);
  const startedMs = performance.now();
  const response = await fetch(`${origin}/api/bots/${botId}/export?days=366`, { headers: { cookie } });
  let firstMs;
  let lines = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    firstMs ??= performance.now() - startedMs;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines++;
  }
  const seconds = (performance.now() - startedMs) / 1000;
  return { lines, megabytes: bytes / 1e6, firstMs, seconds, beforeMb, mostMb: endWatch() };
};
