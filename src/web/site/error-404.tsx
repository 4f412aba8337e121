import { data } from 'react-router';
import { NoEncontrado } from '#web/club/no-encontrado.tsx';
import { ERROR_404 } from '#web/paginas.ts';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = () => [{ title: ERROR_404 }, { name: 'robots', content: 'noindex' }];

export default NoEncontrado;
