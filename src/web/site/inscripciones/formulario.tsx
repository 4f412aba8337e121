import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { rotuloDeTipo } from '#contract/club/ofrecido.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { loQueSigue } from '#domain/inscripcion/acuse.ts';
import type { CampoInscripcion } from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { PieFormulario } from '#web/club/envio/envio.tsx';
import { prepareCaptcha } from '#web/platform/captcha.ts';
import { UNSENT } from '#web/platform/form.ts';
import { apartadosDe, esDeNinos, noRecuperado } from './apartados.ts';
import { Consentimientos } from './consentimientos.tsx';
import { ElegirSubtipo, SoloSocios } from './elegir-subtipo.tsx';
import { Enviada } from './enviada.tsx';
import { Pasos, Repaso } from './pasos.tsx';
import { Pedido } from './pedido.tsx';
import { nombreBreve } from './precio.ts';
import { Resumen } from './resumen.tsx';
import { Secciones } from './secciones.tsx';
import { ContextoFormulario } from './use-formulario.ts';
import { useInscripcion } from './use-inscripcion.ts';
import { usePasos } from './use-pasos.ts';

type Estado = ReturnType<typeof useInscripcion>;

/** How much has left, and the button. */
function Final({ memoria, ocupado, fallo }: Estado) {
  return (
    <div className="grid gap-3 max-sm:flex-1">
      {ocupado ? (
        <progress className="h-3 w-full accent-primary" value={memoria.parte} aria-label="Enviando" />
      ) : null}
      <PieFormulario ocupado={ocupado} fallo={fallo}>
        Enviar inscripción
      </PieFormulario>
    </div>
  );
}

type RecuperadoProps = { tipo: TipoInscripcion; visibles: readonly CampoInscripcion[] };

/** What was typed another time is there; what is never kept has to be given again, and is named. Gone at the next step. */
function Recuperado({ tipo, visibles }: RecuperadoProps) {
  const { hash } = useLocation();
  const [donde] = useState(hash);
  const falta = noRecuperado(tipo, visibles);
  if (hash !== donde) return null;
  return (
    <p className="border-azul border-s-4 bg-azul-pale px-4 py-3" role="status">
      Hemos recuperado lo que habías escrito en este dispositivo.
      {falta ? ` Por seguridad no se guardan ${falta}: hay que ponerlos otra vez.` : ''}
    </p>
  );
}

/** The steps of the form, what its button does in each, and how another one is begun. */
function useMarcha({ campos, errores, formulario, memoria, puedeIr, alMandar }: Estado) {
  const navigate = useNavigate();
  const dudoso = (campo: string) => formulario.aviso(campo) !== undefined;
  const deNinos = esDeNinos(formulario.tipo);
  const apartados = apartadosDe(formulario.visibles, { errores, dudoso, deNinos }, campos.values);
  const { setIntentado, alSalir } = memoria.visto;
  const pasos = usePasos(apartados, { errores, marcar: alSalir });
  const alSeguir = () => {
    flushSync(() => memoria.otra());
    navigate(apartados[0]?.href ?? '', { replace: true, preventScrollReset: true });
    campos.form.current?.querySelector('section')?.focus({ preventScroll: true });
    campos.form.current?.scrollIntoView({ block: 'start' });
  };
  const alPulsar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const siguiente = apartados[pasos.n + 1];
    if (siguiente) return pasos.pasa() && navigate(siguiente.href);
    setIntentado(true);
    if (puedeIr) alMandar();
    else pasos.irA(errores[0]?.path ?? '');
  };
  return { pasos, alSeguir, alPulsar };
}

type Props = { tipo: TipoInscripcion; campus: CampusOfrecido; nombresCompletos: boolean };

export default function Formulario({ tipo, campus, nombresCompletos }: Props) {
  const estado = useInscripcion(tipo, campus);
  const { campos, errores, formulario, memoria, subtipo } = estado;
  const { pasos, alSeguir, alPulsar } = useMarcha(estado);
  const { intentado } = memoria.visto;
  const { conAlta } = formulario;
  if (memoria.enviada)
    return (
      // As long as the window at least: its heading can be at the top of it.
      <div className="min-h-svh">
        <Enviada {...memoria.enviada} anteriores={memoria.anteriores} alSeguir={alSeguir} />
      </div>
    );
  return (
    <ContextoFormulario value={{ ...formulario, nombresCompletos, pasos }}>
      <form
        className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-aside lg:gap-y-4"
        method={UNSENT}
        ref={campos.form}
        aria-label={`Inscripción: ${rotuloDeTipo(tipo)}`}
        onSubmit={alPulsar}
        onFocus={prepareCaptcha}
        noValidate
      >
        <Pasos pasos={pasos} intentado={intentado} />
        <Pedido {...{ tipo, campus, conAlta, pasos }} />
        <div className="@container relative flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-2">
          {campos.isRestored ? <Recuperado tipo={tipo} visibles={formulario.visibles} /> : null}
          <Secciones
            antes={
              <>
                <SoloSocios tipo={tipo} />
                <ElegirSubtipo tipo={tipo} subtipo={subtipo} campos={campos} />
              </>
            }
            repaso={
              <Repaso
                apartados={pasos.apartados}
                valores={estado.leido}
                pedido={{
                  nombre: `${nombreBreve(tipo)}${conAlta ? ' y alta de socio' : ''}`,
                  precios: estado.precios,
                }}
              />
            }
            consentimientos={
              <>
                <Consentimientos tipo={tipo} subtipo={subtipo} />
                <p className="text-ink-soft text-s">{loQueSigue(tipo, conAlta).join(' ')}</p>
              </>
            }
            final={<Final {...estado} />}
          />
          {intentado && errores.length > 0 ? <Resumen errores={errores} irA={pasos.irA} /> : null}
        </div>
      </form>
    </ContextoFormulario>
  );
}
