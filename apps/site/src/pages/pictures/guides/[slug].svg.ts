import type { APIRoute } from 'astro';

import { guidePictureFile, picturedGuides } from '~/features/guides/guide-pictures.server.tsx';

export const getStaticPaths = () => picturedGuides().map((slug) => ({ params: { slug } }));

/** The picture of a guide or a job, for its card. */
export const GET: APIRoute = ({ params }) => new Response(guidePictureFile(params['slug'] ?? ''));
