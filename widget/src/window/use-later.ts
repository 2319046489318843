import { useEffect, useState } from 'react';
import type { ConversationEvent } from '../conversation/conversation.ts';
import type { Reducer } from '../conversation/use-conversation.ts';
import { type WelcomeEvent, welcome } from '../conversation/welcome.ts';
import { loadOnce } from '../load-once.ts';
import { log } from '../log.ts';
import { addStyles } from './add-styles.ts';

export type Later = typeof import('./later.ts');

let loaded: Later | undefined;
let address: string | undefined;

/** Undefined if the chunk can't be loaded; the next call tries again, under a new address if the error names the old one. */
export const loadLater = loadOnce(async () => {
  try {
    loaded = await (address ? import(/* @vite-ignore */ address) : import('./later.ts'));
  } catch (error) {
    log(error);
    // Some browsers remember which modules failed to load.
    const [failed] = /http\S+/.exec(`${error}`) ?? [];
    address = failed && `${failed}?`;
  }
  return loaded;
});

/** Until the rest of the reducer is loaded, only the events of the welcome change the chat. */
export const reduce: Reducer = (conversation, event) =>
  loaded ? loaded.converse(conversation, event) : welcome(conversation, event as WelcomeEvent);

/** Dispatches what the visitor does once the code for it is there; typing needs none. */
export const dispatchWhenLoaded = async (
  event: ConversationEvent,
  dispatch: (event: ConversationEvent) => void,
): Promise<void> => {
  if (event.type === 'drafted') return dispatch(event);
  const later = loaded ?? (await loadLater());
  dispatch(later ? later.nameMessage(event) : { type: 'notLoaded' });
};

/** The chunk, loaded once it is wanted; each further `attempt` tries again after a failure. */
export const useLater = (isWanted: boolean, attempt: number, root: HTMLElement): Later | undefined => {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    if (!isWanted || later) return;
    loadLater().then((found) => {
      if (found) addStyles(root, found.laterStyles);
      setLater(found);
    });
  }, [isWanted, later, attempt, root]);
  return later;
};
