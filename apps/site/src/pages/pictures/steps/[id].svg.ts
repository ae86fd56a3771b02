import type { APIRoute } from 'astro';

import { STEP_PICTURES, stepPictureFile } from '~/features/guides/guide-pictures.server.tsx';

export const getStaticPaths = () => STEP_PICTURES.map((id) => ({ params: { id } }));

/** The drawing of a step, for search engines. */
export const GET: APIRoute = ({ params }) => new Response(stepPictureFile(params['id'] ?? ''));
