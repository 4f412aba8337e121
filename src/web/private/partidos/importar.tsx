import { useNavigate } from 'react-router';
import type { HojaVista } from '#contract/liga/importar.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { preguntarAvisos } from '#web/club/avisos/avisos.tsx';
import { Importar } from '#web/club/hoja/importar.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { download } from '#web/platform/files.ts';

export const meta = () => metaDe({ titulo: 'Importar partidos', oculta: true });

const RUTA = 'POST /api/private/hojas/partidos/importar';

async function importar(body: HojaVista) {
  const como = await preguntarAvisos(
    RUTA,
    { body },
    { title: '¿Importar los partidos?', action: 'Importar' },
  );
  return como && call(RUTA, { body }, como);
}

export default function ImportarPartidos() {
  const navigate = useNavigate();
  return (
    <Importar
      titulo="Importar partidos"
      ayuda={
        <>
          <p>
            Lo más fácil es exportar los de ahora, cambiarlos en Excel y guardar como CSV. Hacen falta la
            fecha, la liga y los dos jugadores, por su Id o por su nombre; los sets van en dos columnas, una
            por jugador. En «No presentado» y «Aplazado», 1 o 2 dicen quién. Para cambiar de liga, de pista o
            de jugador, escribe el nombre y borra el Id de al lado. La Versión no se toca.
          </p>
          <p>
            Con Id se cambia ese partido. Sin Id, el de esos jugadores en esa liga y esa fecha; si no hay
            ninguno, se crea. Se importa todo o nada. {SE_DESHACE}
          </p>
        </>
      }
      ver={(contenido) => call('POST /api/private/hojas/partidos/previa', { body: { contenido } })}
      importar={importar}
      exportar={() => download('/api/private/hojas/partidos')}
      accion={(n) => `Importar ${cuantos(n, 'partido', 'partidos')}`}
      hecho={({ nuevas, cambian }) =>
        `Importados: ${cuantos(nuevas, 'partido nuevo', 'partidos nuevos')} y ${cuantos(cambian, 'cambiado', 'cambiados')}`
      }
      volver={() => navigate(rutasPrivadas.partidos())}
    />
  );
}
