/** The bare address of a sender such as 'Wrenchwise <hello@wrenchwise.example>'. */
export const mailAddressOf = (sender: string): string =>
  sender.match(/<([^<>]+)>\s*$/)?.[1] ?? sender.trim();
