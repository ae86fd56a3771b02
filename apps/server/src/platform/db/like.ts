/** The pattern of texts that contain `text` as it stands: its wildcards are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
