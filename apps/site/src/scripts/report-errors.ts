import { watchErrors } from '~/lib/watch-errors.ts';

watchErrors();
