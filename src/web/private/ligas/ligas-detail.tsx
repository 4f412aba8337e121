import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Afectados } from '#web/club/afectados/afectados.tsx';
import { guardarQueToca, useAfectados } from '#web/club/afectados/use-afectados.ts';
import { InsigniaActiva, InsigniaTipo } from '#web/club/insignia-estado.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { useFichaRuta } from '#web/club/mesa/use-ficha-ruta.ts';
import { metaDe } from '#web/club/meta.ts';
import { DetailFrame } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { AccionesFicha } from './acciones.tsx';
import { cambiosDe } from './cambios.ts';
import { Datos } from './datos.tsx';
import { Horario } from './horario.tsx';
import { Reglas } from './reglas.tsx';
import { type Ficha, leerLiga, useLiga } from './use-liga.ts';

export const meta = () => metaDe({ titulo: 'Liga', oculta: true });

function FichaLiga({ liga, volver }: Ficha) {
  const { form, cambios, guardar, guardando, borrar } = useLiga({ liga, volver });
  const tocan = cambiosDe(liga, form.values);
  const tocados = useAfectados(tocan);
  const insignias = liga ? (
    <>
      <InsigniaTipo tipo={liga.tipo} />
      <InsigniaActiva estado={liga.estado} />
    </>
  ) : null;
  return (
    <DetailFrame
      title={liga?.nombre ?? 'Nueva liga'}
      badge={insignias}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={liga ? borrar : null}
      saveLabel={guardarQueToca(tocados)}
    >
      <Datos form={form} />
      <Horario form={form} />
      <Afectados partidos={tocados} cambios={tocan} />
      <Reglas form={form} />
      {liga ? <AccionesFicha liga={liga} volver={volver} /> : null}
    </DetailFrame>
  );
}

export default function LigasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.ligas());
  const consulta = useFicha('ligas', id, () => leerLiga(id));
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => <FichaLiga key={id} liga={consulta.data ?? null} volver={volver} />}
    </DetailLoad>
  );
}
