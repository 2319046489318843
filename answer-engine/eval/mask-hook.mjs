let mask;

/** @param data the `name` of a mask, its `module` and `exported` name, and the URL of masks.mjs */
export const initialize = (data) => {
  mask = data;
};

/** Loads an engine module with one export replaced. The other exports come from the same file, loaded under another URL. */
export const load = (url, context, nextLoad) => {
  const { name, module, exported, masksUrl } = mask;
  if (!url.endsWith(`/answer-engine/dist/${module}.js`)) return nextLoad(url, context);
  const original = JSON.stringify(`${url}?unmasked`);
  const source = `
    import { ${exported} as original } from ${original};
    import { masked } from ${JSON.stringify(masksUrl)};
    export * from ${original};
    export const ${exported} = masked(${JSON.stringify(name)}, original);`;
  return { format: 'module', source, shortCircuit: true };
};
