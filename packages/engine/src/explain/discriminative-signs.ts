import { causesAboveFloor } from '@wrenchwise/knowledge/cause-floor';

/** The causes from which verdict, severity, advice and money follow. */
export const discriminativeCauses = causesAboveFloor;
