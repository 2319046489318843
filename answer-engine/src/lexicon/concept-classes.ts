import { actWords } from './action-concepts.ts';
import { matterWords } from './affair-concepts.ts';
import { peopleWords } from './people-concepts.ts';
import { synonyms } from './storage-concepts.ts';
import { thingWords } from './thing-concepts.ts';

/** What an idea is: something done, a thing, somebody, an affair, or what the usual questions of a storage facility are on. */
export type IdeaSort = 'act' | 'thing' | 'people' | 'affair' | 'usual';

const ideasOf: Readonly<Record<IdeaSort, Readonly<Record<string, string>>>> = {
  usual: synonyms,
  affair: matterWords,
  people: peopleWords,
  thing: thingWords,
  act: actWords,
};

const sorts = new Map(
  Object.entries(ideasOf).flatMap(([sort, words]) => Object.keys(words).map((idea) => [idea, sort as IdeaSort])),
);

/** What only stands above others, such as "hazardous thing", has none. */
export const sortOfIdea = (idea: string): IdeaSort | undefined => sorts.get(idea);
