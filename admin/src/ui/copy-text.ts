const copyThroughSelection = (text: string): boolean => {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Inside an open dialog, because its focus trap would take the selection from anything outside.
  const host = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  host.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  return isCopied;
};

/** The clipboard API exists only on HTTPS and localhost; operators also use plain HTTP. */
export const copyText = async (text: string): Promise<boolean> => {
  const opener = document.activeElement;
  try {
    if (!navigator.clipboard) return copyThroughSelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughSelection(text);
  } finally {
    if (opener instanceof HTMLElement) opener.focus();
  }
};
