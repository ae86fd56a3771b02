import { join } from 'node:path';

import { type PluginObj, transformAsync, types } from '@babel/core';
import macros from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';

const CONFIG = join(import.meta.dirname, '../../../lingui.config.ts');

/** A message as the runtime reads it: 'Hi {name}' is ["Hi ",["name"]]. No browser loads a parser for it. */
const compiled = (message: string): unknown => {
  const tokens = compileMessage(message);
  const isText = tokens.length === 1 && typeof tokens[0] === 'string' && tokens[0] !== '#';
  // Without what is undefined: the offset of every plural.
  return isText ? tokens[0] : JSON.parse(JSON.stringify(tokens));
};

const isMessage = ({ key }: types.ObjectProperty): boolean =>
  types.isIdentifier(key, { name: 'message' });

/** What the macros made has a comment before it, unlike objects of our own. */
const isDescriptor = ({ leadingComments }: types.ObjectExpression): boolean =>
  leadingComments?.some(({ value }) => value.includes('i18n')) ?? false;

const compileMessages: PluginObj = {
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          ObjectExpression({ node }) {
            if (!isDescriptor(node)) return;
            for (const property of node.properties)
              if (
                types.isObjectProperty(property) &&
                isMessage(property) &&
                types.isStringLiteral(property.value)
              )
                property.value = types.valueToNode(compiled(property.value.value));
          },
        });
      },
    },
  },
};

/**
 * Words of the screens: t`…`, plural() and <Trans> become lookups in the catalogue with the English text beside
 * them, and files of translations become modules. Lingui's own transform is a native module that npm leaves out on
 * Node 20, hence Babel, for the files that have words.
 */
export const messages = (): Plugin[] => {
  const linguiConfig = getConfig({ configPath: CONFIG });
  const transform: Plugin = {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /from '@lingui\/(?:core|react)\/macro'/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[macros, { descriptorFields: 'message', linguiConfig }], compileMessages],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
  return [transform, ...lingui({ configPath: CONFIG })];
};
