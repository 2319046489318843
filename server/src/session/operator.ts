import type { Access } from '@chat-module/contract/endpoint';
import type { CurrentUser } from '@chat-module/contract/session';
import type { FastifyRequest } from 'fastify';

/** The signed-in user who makes a call, as currently stored. */
export interface Operator extends CurrentUser {
  /** The stored id of the call's session. */
  readonly sid: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    operator: Operator | undefined;
  }
  interface FastifyContextConfig {
    access?: Access | 'page';
  }
}

export const operatorOf = (request: FastifyRequest): Operator | undefined => request.operator;

/** What an operator may see: everything, or only what belongs to their locations. */
export type Scope = { readonly all: true } | { readonly all: false; readonly locationIds: readonly string[] };

export const scopeOf = ({ role, locationIds }: Pick<Operator, 'role' | 'locationIds'>): Scope =>
  role === 'admin' ? { all: true } : { all: false, locationIds };

export const isInScope = (scope: Scope, locationId: string | null): boolean =>
  scope.all || (locationId !== null && scope.locationIds.includes(locationId));

/** A key that changes whenever what the operator may see or do changes. */
export const accessOf = ({ role, locationIds }: Pick<Operator, 'role' | 'locationIds'>): string =>
  [role, ...locationIds].join(' ');
