/** The pattern of texts that contain `text` as it is: its wildcards are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
