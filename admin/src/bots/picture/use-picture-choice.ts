import { useState } from 'react';
import { PictureRefused, preparePicture } from './prepare-picture.ts';

/** What saving does to the bot's picture: a data URL sets it, `null` removes it, `undefined` keeps it. */
export type PictureChange = string | null | undefined;

export interface PictureChoice {
  readonly change: PictureChange;
  /** The picture's URL; `null` if the bot has none. */
  readonly shownUrl: string | null;
  /** Why the chosen file was refused. */
  readonly problem: string | undefined;
  choose(file: File): Promise<void>;
  remove(): void;
}

/** The picture of the bot form. It is saved with the form. */
export const usePictureChoice = (storedUrl: string | null): PictureChoice => {
  const [change, setChange] = useState<PictureChange>();
  const [problem, setProblem] = useState<string>();
  return {
    change,
    shownUrl: change === undefined ? storedUrl : change,
    problem,
    async choose(file) {
      try {
        setChange(await preparePicture(file));
        setProblem(undefined);
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error;
        setProblem(error.message);
      }
    },
    remove() {
      setChange(storedUrl === null ? undefined : null);
      setProblem(undefined);
    },
  };
};
