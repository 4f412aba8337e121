import { data } from 'react-router';
import { ERROR_404, NoEncontrado } from '#web/club/no-encontrado.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = () => [{ title: ERROR_404 }, { name: 'robots', content: 'noindex' }];

export default NoEncontrado;
