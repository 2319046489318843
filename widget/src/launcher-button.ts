const svgNamespace = 'http://www.w3.org/2000/svg';

const chatIcon = (): SVGElement => {
  const icon = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  path.setAttribute('d', 'M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.5 8.5 0 1 1 21 11.5z');
  icon.append(path);
  return icon;
};

const unreadBadge = (): HTMLElement => {
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.textContent = '1';
  return badge;
};

/** Its label stands for all that is in it, so icon and badge need no names of their own. */
export const createLauncherButton = (): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'launcher corner';
  button.setAttribute('aria-label', 'Open chat');
  button.append(chatIcon(), unreadBadge());
  return button;
};
