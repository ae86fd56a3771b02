import { createRoot } from 'react-dom/client';

import { Gallery } from './gallery.tsx';

import './gallery.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
