import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  /** With `:` for each parameter and `*` for the rest. */
  readonly url: string;
}

const line = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;

/** All routes of a ready application, parsed from the tree that Fastify prints. */
export function routesOf(app: FastifyInstance): Route[] {
  const routes: Route[] = [];
  const above: string[] = [];
  for (const printed of app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')) {
    const [, indent, part, methods] = line.exec(printed) ?? [];
    if (indent === undefined || part === undefined) throw new Error(`Not a line of a route: ${printed}`);
    const depth = indent.length / 4;
    // One segment may have several parameter names, such as `/:id|:botId`.
    const url = `${depth === 0 ? '' : above[depth - 1]}${part.replace(/:\w+(\|:\w+)*/g, ':')}`;
    above[depth] = url;
    for (const method of methods?.split(', ') ?? []) routes.push({ method, url });
  }
  return routes;
}
