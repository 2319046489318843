import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toast } from '../ui/toast/toast-store.ts';

const confirmationMs = 2000;

/** Says "Copied!" for two seconds after each copy. */
const useCopied = () => {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [copies]);
  return { isCopied: copies > 0, noteCopy: () => setCopies((count) => count + 1) };
};

export const CopyEmbedCodeButton = ({ text }: { text: string }) => {
  const { isCopied, noteCopy } = useCopied();
  const copy = async () => {
    if (!(await copyText(text))) return toast('Error', 'Failed to copy embed code', 'danger');
    noteCopy();
    toast('Copied!', 'Embed code copied to clipboard');
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button look="primary" onClick={copy}>
      <Icon aria-hidden size={16} />
      {isCopied ? 'Copied!' : 'Copy Embed Code'}
    </Button>
  );
};
