/** Unfolds the group of codes that the address names, and scrolls to it: browsers do not open what a fragment names itself. */
export const openNamedGroup = (): void => {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
};
