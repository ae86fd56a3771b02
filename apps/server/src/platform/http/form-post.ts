import type { Endpoint, Upload } from '@wrenchwise/contract/endpoint';
import { Problem } from '@wrenchwise/contract/problem';
import type { Context, Hono } from 'hono';

import { AppError } from '../app-error.ts';
import type { AppEnv } from './context.ts';
import { problemResponse } from './errors.ts';
import { PLAIN_PAGE_HEADERS, type plainPage } from './plain-page.ts';
import { isMultipart, readForm, readFormWithFiles } from './read-body.ts';

/** The submitted fields by name. */
export type FormFields = Readonly<Record<string, string>>;

/** Why a form was refused. */
export interface FormRefusal {
  readonly code: string;
  readonly message: string;
  /** Messages by field. */
  readonly fields: FormFields;
}

/** How a form sends its files. */
interface FormFiles {
  /** Asked first, by the form's address: a form for what is not there is not read. */
  readonly gate: Pick<Endpoint, 'path'>;
  /** The operation that takes files beside the form's body. */
  readonly endpoint: Pick<Endpoint, 'path' | 'method'> & { readonly upload: Upload };
  /** The part in which that operation takes the body. */
  readonly part: string;
  /** The parts of the files, in their order: more are refused, in the name of `field`. */
  readonly names: readonly string[];
  readonly field: string;
  readonly tooMany: string;
}

export interface FormPost {
  /** The form's action; parameters as in Hono, such as `:token`, are those of the operation's path. */
  readonly path: string;
  /** The API operation that the page's script would call. */
  readonly endpoint: Pick<Endpoint, 'path' | 'method'>;
  /** Builds the operation's body. */
  readonly bodyOf: (fields: FormFields) => unknown;
  /** Of a form with files; without any of them it is sent as another. */
  readonly files?: FormFiles;
  /** Checks of fields that only the form has, such as a repeated password: messages by field. */
  readonly check?: (fields: FormFields) => FormFields;
  /** The page with the form, its input and the messages. `params` are those of the path. */
  readonly page: (
    fields: FormFields,
    refusal: FormRefusal,
    params: FormFields,
  ) => ReturnType<typeof plainPage>;
  /** The redirect after success (303), or a page. `output` is the operation's. */
  readonly done: (
    output: unknown,
    fields: FormFields,
    params: FormFields,
  ) => string | ReturnType<typeof plainPage>;
}

const NO_FIELDS: FormFields = {};

/** 'Please try again in 12 minutes.', by `Retry-After`. */
const waitInWords = (seconds: number): string => {
  if (seconds < 60) return ' Please try again in a minute.';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? ` Please try again in ${minutes} minutes.`
    : ` Please try again in ${Math.ceil(minutes / 60)} h.`;
};

const refusalOf = async (answer: Response): Promise<FormRefusal> => {
  const { code, title, fields = [] } = Problem.parse(await answer.json());
  const wait = Number(answer.headers.get('retry-after'));
  return {
    code,
    message:
      code === 'rate-limit/exceeded' && wait > 0 ? `Too many requests.${waitInWords(wait)}` : title,
    fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
  };
};

/** The same with the fields of the form: the operation has them within the part of its body. */
const ofForm = (refusal: FormRefusal, files: FormFiles | undefined): FormRefusal => {
  if (files === undefined) return refusal;
  const fields = Object.entries(refusal.fields).map(([name, message]) =>
    files.names.includes(name)
      ? [files.field, message]
      : [name.startsWith(`${files.part}.`) ? name.slice(files.part.length + 1) : name, message],
  );
  return { ...refusal, fields: Object.fromEntries(fields) };
};

/**
 * The headers of the internal call. Browsers send Origin or Sec-Fetch-Site with every form; a form
 * without either is treated as foreign, since no permission (CORS) was needed to send it.
 */
const headersOf = (c: Context<AppEnv>): Headers => {
  const headers = new Headers(c.req.raw.headers);
  headers.delete('content-length');
  // This response is read here: it must not be compressed.
  headers.delete('accept-encoding');
  headers.set('content-type', 'application/json');
  headers.set('x-request-id', c.get('context').requestId);
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) headers.set('origin', 'null');
  return headers;
};

/** The operation's path with the parameters of the form's. */
const pathWith = (path: string, params: FormFields): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Handles a form that the browser posts without JavaScript, as the API call that the script would
 * have made: same schema, origin check, limits and security events.
 */
export const takeFormPost = (app: Hono<AppEnv>, form: FormPost): void => {
  const { path, endpoint, bodyOf, check, page, done, files: withFiles } = form;

  const send = async (
    c: Context<AppEnv>,
    { path: of, method }: Pick<Endpoint, 'path' | 'method'>,
    headers: Headers,
    body?: string | FormData,
  ): Promise<Response> => {
    const url = new URL(pathWith(of, c.req.param()), c.req.url);
    return app.request(url.toString(), { method, headers, ...(body && { body }) }, c.env);
  };

  const call = async (c: Context<AppEnv>, fields: FormFields): Promise<Response> => {
    const found = check?.(fields) ?? NO_FIELDS;
    if (Object.keys(found).length > 0) {
      const problems = Object.entries(found).map(([at, message]) => ({ path: at, message }));
      const error = new AppError('request/invalid', { fields: problems });
      return problemResponse(error, c.get('context'));
    }
    return send(c, endpoint, headersOf(c), JSON.stringify(bodyOf(fields)));
  };

  const callWithFiles = async (
    c: Context<AppEnv>,
    { endpoint: operation, part, names, field, tooMany }: FormFiles,
    { fields, files }: { fields: FormFields; files: readonly File[] },
  ): Promise<Response> => {
    if (files.length > names.length) {
      throw new AppError('request/invalid', { fields: [{ path: field, message: tooMany }] });
    }
    const body = new FormData();
    body.set(part, JSON.stringify(bodyOf(fields)));
    for (const [index, file] of files.entries()) body.set(names[index] ?? field, file);
    const headers = headersOf(c);
    // Written anew with the boundary of this body.
    headers.delete('content-type');
    return send(c, operation, headers, body);
  };

  app.post(path, async (c) => {
    let fields = NO_FIELDS;
    let answer: Response;
    try {
      if (withFiles && isMultipart(c.req.raw)) {
        answer = await send(c, { path: withFiles.gate.path, method: 'GET' }, headersOf(c));
        if (answer.ok) {
          const sent = await readFormWithFiles(c.req.raw, withFiles.endpoint.upload);
          ({ fields } = sent);
          answer =
            sent.files.length === 0
              ? await call(c, fields)
              : await callWithFiles(c, withFiles, sent);
        }
      } else {
        fields = await readForm(c.req.raw);
        answer = await call(c, fields);
      }
    } catch (error) {
      answer = problemResponse(error, c.get('context'));
    }
    for (const cookie of answer.headers.getSetCookie()) {
      c.header('set-cookie', cookie, { append: true });
    }
    if (!answer.ok) {
      const wait = answer.headers.get('retry-after');
      if (wait !== null) c.header('retry-after', wait);
      const refusal = ofForm(await refusalOf(answer), withFiles);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every error of the catalogue has a body
      return c.html(page(fields, refusal, c.req.param()), answer.status as 400, PLAIN_PAGE_HEADERS);
    }
    const next = done(await answer.json(), fields, c.req.param());
    if (typeof next !== 'string') return c.html(next, 200, PLAIN_PAGE_HEADERS);
    c.header('cache-control', 'no-store');
    return c.redirect(next, 303);
  });
};
