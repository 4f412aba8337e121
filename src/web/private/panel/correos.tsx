import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Props = Resumen['correos'];

function frase({ fallidos, reintentando }: Omit<Props, 'primeros'>): string {
  const partes = [
    fallidos > 0 ? `${cuantos(fallidos, 'no ha podido salir', 'no han podido salir')}` : '',
    reintentando > 0 ? `${cuantos(reintentando, 'se está reintentando', 'se están reintentando')}` : '',
  ];
  return `${partes.filter((parte) => parte !== '').join(' y ')}. Comprueba la dirección en su solicitud.`;
}

/** Mails that did not leave, and whose they are. */
export function Correos({ fallidos, reintentando, primeros }: Props) {
  return (
    <Tarjeta
      titulo="Correos con problemas"
      cuantos={fallidos + reintentando}
      tono="bad"
      vacia="Ningún correo ha fallado."
    >
      <p>{frase({ fallidos, reintentando })}</p>
      <Lista>
        {primeros.map(({ idSolicitud, nombre }) => (
          <Fila key={idSolicitud} to={rutasPrivadas.solicitud(idSolicitud)} titulo={nombre} />
        ))}
      </Lista>
    </Tarjeta>
  );
}
