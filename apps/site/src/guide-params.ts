import { listGuides } from '@wrenchwise/diagnosis/repair-guide-catalogue';
import { categoryOf } from '@wrenchwise/domain/guide-categories';

/** The address of every guide. */
export const guideParams = () =>
  listGuides().map(({ system, slug }) => ({ category: categoryOf(system).slug, slug }));
