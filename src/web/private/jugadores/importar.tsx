import { useNavigate } from 'react-router';
import type { HojaVista } from '#contract/liga/importar.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { preguntarAvisos } from '#web/club/avisos/avisos.tsx';
import { Importar } from '#web/club/hoja/importar.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { download } from '#web/platform/files.ts';

export const meta = () => metaDe({ titulo: 'Importar jugadores', oculta: true });

const RUTA = 'POST /api/private/hojas/jugadores/importar';

async function importar(body: HojaVista) {
  const como = await preguntarAvisos(
    RUTA,
    { body },
    { title: '¿Importar los jugadores?', action: 'Importar' },
  );
  return como && call(RUTA, { body }, como);
}

export default function ImportarJugadores() {
  const navigate = useNavigate();
  return (
    <Importar
      titulo="Importar jugadores"
      ayuda={
        <>
          <p>
            Lo más fácil es exportar los de ahora, cambiarlos en Excel y guardar como CSV. La primera línea
            son los títulos: Id, Nombre, Estado, Email, Teléfono, Id liga, Liga, Disponible para amistosos y
            Versión, que no se toca. Solo hace falta Nombre; una columna que no está no cambia nada. Para
            cambiar a alguien de liga, escribe su nombre y borra el Id liga.
          </p>
          <p>
            Con Id se cambia ese jugador. Sin Id, el que tenga ese nombre en esa liga, o en el club si no hay
            columna de liga; si no hay ninguno, se crea. Se importa todo o nada. {SE_DESHACE}
          </p>
        </>
      }
      ver={(contenido) => call('POST /api/private/hojas/jugadores/previa', { body: { contenido } })}
      importar={importar}
      exportar={() => download('/api/private/hojas/jugadores')}
      accion={(n) => `Importar ${cuantos(n, 'jugador', 'jugadores')}`}
      hecho={({ nuevas, cambian }) =>
        `Importados: ${cuantos(nuevas, 'jugador nuevo', 'jugadores nuevos')} y ${cuantos(cambian, 'cambiado', 'cambiados')}`
      }
      volver={() => navigate(rutasPrivadas.jugadores())}
    />
  );
}
