import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { ApiScope } from '@wrenchwise/contract/endpoint';
import { z } from 'zod';

import { AppError } from '../../../../platform/app-error.ts';
import type { SessionUser } from '../../../../platform/http/context.ts';
import type { PublicServices } from '../public-services.ts';

/** For whom a tool works, and with what. */
export interface ToolContext {
  readonly user: SessionUser;
  readonly services: PublicServices;
  /** The address of a page of the app. */
  readonly pageOf: (path: string) => string;
}

type JsonSchema = { readonly type: 'object' } & Readonly<Record<string, unknown>>;

/** A tool of the Model Context Protocol, as a client lists and calls it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What its caller's key must be allowed. */
  readonly scope: ApiScope;
  readonly annotations: ToolAnnotations;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  /**
   * Throws `request/invalid` for arguments of another shape, and what the service behind it throws.
   * What it returns is of `outputSchema`.
   */
  readonly call: (args: unknown, context: ToolContext) => Promise<Record<string, unknown>>;
}

const jsonSchemaOf = (schema: z.ZodObject, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...rest, type: 'object' };
};

/** Parses by a schema. Throws `request/invalid`, which names each argument that is wrong. */
export const parsedAs = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('request/invalid', {
    fields: parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.') || 'arguments',
      message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
    })),
  });
};

export const defineTool = <I extends z.ZodObject, O extends z.ZodObject>({
  input,
  output,
  work,
  ...told
}: Pick<Tool, 'name' | 'title' | 'description' | 'scope' | 'annotations'> & {
  readonly input: I;
  readonly output: O;
  readonly work: (args: z.output<I>, context: ToolContext) => Promise<z.input<O>>;
}): Tool => ({
  ...told,
  inputSchema: jsonSchemaOf(input, 'input'),
  outputSchema: jsonSchemaOf(output, 'output'),
  call: async (args, context) => output.parse(await work(parsedAs(input, args ?? {}), context)),
});

/** Reads the user's own data. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Asks registers outside of the product. */
export const LOOKS_UP: ToolAnnotations = { readOnlyHint: true, openWorldHint: true };

/** Says how things are: the same said again changes nothing more. Deletes nothing. */
export const STATES: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Adds to the user's data; changes and deletes nothing. */
export const ADDS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};
