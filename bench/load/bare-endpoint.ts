import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The framework with nothing behind it: what any endpoint of ours is measured beside. */
const ROWS = Array.from({ length: 20 }, (_, row) => ({ id: row, make: 'Ford', model: 'Focus' }));

const app = new Hono().get('/', (context) => context.json({ rows: ROWS }));

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
