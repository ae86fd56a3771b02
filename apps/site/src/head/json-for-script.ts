/** JSON that may stand in a script element: no `</script>` can end it early. */
export const jsonForScript = (value: object): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
