import { type LoaderFunctionArgs, redirect } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { BuscarJugador } from '#web/club/competicion/soy-yo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { cx } from '#web/ui/cx.ts';
import { PAGE } from '#web/ui/page.ts';
import { PAGINA_DE_BUSCAR } from './clases.ts';

const PAGINA = paginaDe('/competicion-cara-a-cara/:uno/:otro');

export const meta = () => metaDe(PAGINA);

/** With one of the two in the address, whom to compare them with. */
export const loader = ({ params: { uno } }: LoaderFunctionArgs) =>
  uno ? redirect(rutas.rivalPara(Number(uno) || 0)) : null;

export default function DosJugadores() {
  return (
    <>
      <Portada
        seccion="ligaSocial"
        talla="datos"
        titulo={PAGINA.titulo}
        entradilla="Elige a dos jugadores y mira qué han jugado entre ellos"
        migas={[{ titulo: 'Competiciones' }, { titulo: PAGINA.titulo }]}
      />
      <div className={cx(PAGE, PAGINA_DE_BUSCAR)}>
        <p>Busca a uno y elige a su rival desde su página.</p>
        <BuscarJugador autoFocus />
      </div>
    </>
  );
}
