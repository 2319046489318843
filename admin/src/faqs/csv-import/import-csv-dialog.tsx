import { useState } from 'react';
import { useUnsavedChangesGuard } from '../../layout/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { type FaqOwner, isChosen } from '../faq-owner.ts';
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
  /** The bot or set selected at first. */
  owner: FaqOwner;
  onClose: () => void;
}

export const ImportCsvDialog = ({ owner: firstOwner, onClose }: Props) => {
  const [owner, setOwner] = useState(firstOwner);
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
            <ChooseCsvFile owner={owner} onOwner={setOwner} file={file} onFile={setFile} />
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
        canStart={isChosen(owner) && faqs.length > 0}
        onStart={() => run.start({ owner, faqs: faqs.map((faq) => ({ ...faq, overwrite })) })}
        onClose={phase === 'running' ? run.stop : onClose}
      />
    </Dialog>
  );
};
