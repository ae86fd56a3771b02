/** How many further signs the demonstration offers; the dashboard's interview offers up to twelve. */
export const MOST_SIGNS = 4;
