/** Equipment that a fault is confined to, where the model or the year shows whether a car has it. */
export const EQUIPMENT = ['sliding-door', 'hydraulic-steering', 'electric-steering'] as const;
export type Equipment = (typeof EQUIPMENT)[number];
