import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { club, ponerClub } from '#club';
import type { Arranque } from '#contract/club/arranque.ts';
import { conDatos } from '#contract/club/club-datos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { AvisoBorrador, useBorrador } from '#web/club/mesa/borrador.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, useRecargar } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { conLoEsencial, type Esencial, esencialDe, faltasDe } from './esencial.ts';
import { consecuencias, useQuitar } from './quitar.tsx';

function Inventado({ arranque }: { arranque: Arranque }) {
  const quitar = useQuitar();
  return (
    <>
      <p>
        Lo que hay ahora en la web es de un club inventado, para que veas cómo queda. Míralo cuanto quieras;
        cuando lo tengas visto, lo quitas de una vez y pones el tuyo.
      </p>
      <div className="grid gap-3 rounded-l bg-surface-sunk p-4">
        <h2 className="text-l">Empezar con mi club</h2>
        <ul className={fields.list}>
          {consecuencias(arranque).map((una) => (
            <li key={una}>{una}</li>
          ))}
        </ul>
        <p>
          <Button look="danger" onClick={() => quitar(arranque)}>
            Quitar lo inventado
          </Button>
        </p>
      </div>
      <p className={fields.buttons}>
        <ButtonLink to={rutasPrivadas.paso(1)}>Atrás</ButtonLink>
        <ButtonLink look="action" to={rutasPrivadas.paso(3)}>
          Siguiente
        </ButtonLink>
      </p>
    </>
  );
}

function useGuardar(leidos: DatosClub) {
  const [guardando, setGuardando] = useState(false);
  const navigate = useNavigate();
  const recargar = useRecargar();
  const inicial = esencialDe(leidos);
  const form = useForm<Esencial>({
    initialValues: inicial,
    validate: (valores) => faltasDe(leidos, valores),
  });
  const { guardia, olvidar } = useBorrador({
    clave: 'primeros-pasos',
    form,
    guardado: inicial,
    version: null,
  });
  const enviar = async (valores: Esencial): Promise<void> => {
    if (!form.isDirty()) return navigate(rutasPrivadas.paso(3));
    setGuardando(true);
    try {
      const body = { ...conLoEsencial(leidos, valores), antes: leidos };
      ponerClub(conDatos(club, await call('POST /api/private/club', { body })));
      olvidar();
      showToast(mensajes.clubGuardado, 'success');
      await recargar();
      await navigate(rutasPrivadas.paso(3));
    } catch (error) {
      avisarFallo(error);
      form.setErrors(erroresDeCampos(error));
      enfocarPrimerError();
    } finally {
      setGuardando(false);
    }
  };
  return { form, guardia, guardando, enviar: form.onSubmit(enviar, enfocarPrimerError) };
}

function Formulario({ leidos }: { leidos: DatosClub }) {
  const { form, guardia, guardando, enviar } = useGuardar(leidos);
  const campo = (nombre: keyof Esencial) => form.getInputProps(nombre);
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      <AvisoBorrador {...guardia} />
      <TextInput label="Nombre del club" maxLength={80} autoComplete="organization" {...campo('nombre')} />
      <TextInput
        label="Nombre corto"
        description="El que cabe bajo el icono de un móvil: CT Valverde"
        maxLength={30}
        {...campo('nombreCorto')}
      />
      <TextInput
        label="Dirección"
        description="Calle, número y código postal"
        maxLength={150}
        {...campo('direccion')}
      />
      <div className={fields.row}>
        <TextInput label="Municipio" maxLength={60} {...campo('municipio')} />
        <TextInput label="Provincia" maxLength={60} {...campo('provincia')} />
      </div>
      <div className={fields.row}>
        <TextInput label="Teléfono" type="tel" maxLength={20} {...campo('telefono')} />
        <TextInput
          label="Correo del club"
          type="email"
          description="Aquí llega lo que se escribe desde la web"
          maxLength={120}
          {...campo('email')}
        />
      </div>
      <p className={fields.buttons}>
        <ButtonLink to={rutasPrivadas.paso(1)}>Atrás</ButtonLink>
        <Button type="submit" look="action" busy={guardando}>
          Guardar y seguir
        </Button>
        <ButtonLink look="ghost" to={rutasPrivadas.paso(3)}>
          Más tarde
        </ButtonLink>
      </p>
    </form>
  );
}

/** Whose the site is: the least that it needs to say. */
export function PasoClub({ arranque }: { arranque: Arranque }) {
  const consulta = useFicha('club', 1, () => call('GET /api/private/club', {}));
  if (arranque.inventado) return <Inventado arranque={arranque} />;
  return (
    <>
      <p>Lo imprescindible para que la web diga de quién es. Lo demás, y cambiar esto, en Datos del club.</p>
      {consulta.data ? <Formulario leidos={consulta.data} /> : <Skeleton kind="text" rows={8} />}
    </>
  );
}
