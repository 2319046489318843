/**
 * The cycles of a graph, each as the nodes along it with the first one again at the end. Depth first: an edge to a node on the way
 * from the start closes a cycle. A node that is done is not visited again, so each group of cycles is found at least once.
 */
export function findCycles(graph) {
  const cycles = [];
  const done = new Set();
  const visit = (node, path) => {
    if (path.includes(node)) return cycles.push([...path.slice(path.indexOf(node)), node]);
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    return done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}
