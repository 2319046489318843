import type { CsvImport } from './use-csv-import.ts';

export type ImportPhase = 'choosing' | 'running' | 'failed' | 'stopped' | 'finished';

export const importPhaseOf = ({ status, progress }: CsvImport, total: number): ImportPhase => {
  switch (status) {
    case 'idle':
      return 'choosing';
    case 'pending':
      return 'running';
    case 'error':
      return 'failed';
    case 'success':
      return progress.sent < total ? 'stopped' : 'finished';
  }
};
