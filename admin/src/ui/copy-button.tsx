import { Copy } from 'lucide-react';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast/toast-store.ts';

interface Props {
  /** The accessible name, such as "Copy id of Harbor Helper". */
  label: string;
  text: string;
}

const copy = async (text: string): Promise<void> => {
  if (await copyText(text)) toast('Copied', text);
  else toast('Error', 'Failed to copy', 'danger');
};

/** Copies an id that people rarely read. */
export const CopyButton = ({ label, text }: Props) => (
  <IconButton icon={Copy} label={label} onClick={() => copy(text)} className="size-7! pointer-coarse:size-11!" />
);
