/** How many further signs the demonstration offers; the dashboard's interview offers up to twelve. */
export const MAX_SIGNS = 4;
