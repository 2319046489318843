import { useState } from 'react';
import { useUnsavedChangesGuard } from '../../layout/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { ChooseCsvFile } from './choose-csv-file.tsx';
import { CsvPreview } from './csv-preview.tsx';
import { type ImportPhase, importPhaseOf } from './import-phase.ts';
import { ImportReport } from './import-report.tsx';
import type { CsvFile } from './read-csv-file.ts';
import { useCsvImport } from './use-csv-import.ts';

interface FooterProps {
  phase: ImportPhase;
  canStart: boolean;
  onStart: () => void;
  onClose: () => void;
}

const startLabels: Record<Exclude<ImportPhase, 'finished'>, string> = {
  choosing: 'Import FAQs',
  running: 'Importing...',
  failed: 'Try again',
  stopped: 'Continue',
};

const Footer = ({ phase, canStart, onStart, onClose }: FooterProps) => {
  if (phase === 'finished') {
    return (
      <DialogFooter>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    );
  }
  return (
    <DialogFooter>
      <Button onClick={onClose}>{phase === 'running' ? 'Stop' : 'Cancel'}</Button>
      <Button look="primary" disabled={!canStart || phase === 'running'} onClick={onStart}>
        {startLabels[phase]}
      </Button>
    </DialogFooter>
  );
};

interface Props {
  /** The bot selected at first; empty for none. */
  botId: string;
  onClose: () => void;
}

export const ImportCsvDialog = ({ botId: firstBotId, onClose }: Props) => {
  const [botId, setBotId] = useState(firstBotId);
  const [file, setFile] = useState<CsvFile>();
  const [overwrite, setOverwrite] = useState(false);
  const run = useCsvImport();
  const { faqs, leftOut } = file?.csv.kind === 'read' ? file.csv : { faqs: [], leftOut: [] };
  const phase = importPhaseOf(run, faqs.length);
  useUnsavedChangesGuard(phase === 'running');
  return (
    <Dialog title="Import FAQs from CSV" keepOpen onClose={phase === 'running' ? run.stop : onClose}>
      <DialogBody>
        {phase === 'choosing' ? (
          <>
            <ChooseCsvFile botId={botId} onBot={setBotId} file={file} onFile={setFile} />
            {file?.csv.kind === 'read' && <CsvPreview fileName={file.name} faqs={faqs} leftOut={leftOut} />}
            <CheckboxField
              label="Also replace FAQs you wrote or edited"
              checked={overwrite}
              onChange={(event) => setOverwrite(event.target.checked)}
            />
          </>
        ) : (
          <ImportReport phase={phase} run={run} total={faqs.length} leftOut={leftOut} />
        )}
      </DialogBody>
      <Footer
        phase={phase}
        canStart={botId !== '' && faqs.length > 0}
        onStart={() => run.start({ botId, faqs: faqs.map((faq) => ({ ...faq, overwrite })) })}
        onClose={phase === 'running' ? run.stop : onClose}
      />
    </Dialog>
  );
};
