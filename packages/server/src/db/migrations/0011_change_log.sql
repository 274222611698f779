CREATE TYPE "public"."campo" AS ENUM('volumenTon', 'precio');--> statement-breakpoint
CREATE TYPE "public"."origen" AS ENUM('tecleado', 'pegado', 'replicado', 'referente', 'reparto', 'deshecho', 'libro', 'restaurado', 'archivo');--> statement-breakpoint
CREATE TABLE "cambio" (
	"cambio_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cambio_cambio_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaccion" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"cliente_producto_periodo_id" integer NOT NULL,
	"anio" smallint NOT NULL,
	"mes" smallint NOT NULL,
	"campo" "campo" NOT NULL,
	"antes" numeric NOT NULL,
	"despues" numeric NOT NULL,
	"periodo_id" text NOT NULL,
	"vendedor_id" integer NOT NULL,
	"usuario_id" integer,
	"gesto_id" uuid,
	"origen" "origen" NOT NULL,
	"cuando" timestamp with time zone NOT NULL,
	CONSTRAINT "cambio_clave" PRIMARY KEY("cuando","cambio_id")
);
--> statement-breakpoint
CREATE TABLE "gesto" (
	"gesto_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"huella" text NOT NULL,
	"excepciones" jsonb NOT NULL,
	"cuando" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nota" (
	"nota_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nota_nota_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cliente_producto_periodo_id" integer NOT NULL,
	"anio" smallint,
	"mes" smallint,
	"texto" text NOT NULL,
	"usuario_id" integer,
	"cuando" timestamp with time zone NOT NULL,
	CONSTRAINT "nota_unica" UNIQUE NULLS NOT DISTINCT("cliente_producto_periodo_id","anio","mes"),
	CONSTRAINT "nota_de_mes" CHECK (num_nulls("nota"."anio", "nota"."mes") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "reapertura" (
	"reapertura_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reapertura_reapertura_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"periodo_id" text NOT NULL,
	"vendedor_id" integer NOT NULL,
	"motivo" text NOT NULL,
	"usuario_id" integer,
	"cuando" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reapertura_fila" (
	"reapertura_id" integer NOT NULL,
	"cliente_producto_periodo_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "transaccion" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "periodo_id" text GENERATED ALWAYS AS (coalesce("despues" ->> 'periodoID', "antes" ->> 'periodoID')) STORED;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "vendedor_id" integer GENERATED ALWAYS AS ((coalesce("despues" -> 'vendedorID', "antes" -> 'vendedorID') #>> '{}')::int) STORED;--> statement-breakpoint
ALTER TABLE "gesto" ADD CONSTRAINT "gesto_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota" ADD CONSTRAINT "nota_cliente_producto_periodo_id_relacion_periodo_cliente_producto_periodo_id_fk" FOREIGN KEY ("cliente_producto_periodo_id") REFERENCES "public"."relacion_periodo"("cliente_producto_periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota" ADD CONSTRAINT "nota_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reapertura" ADD CONSTRAINT "reapertura_periodo_id_periodo_periodo_id_fk" FOREIGN KEY ("periodo_id") REFERENCES "public"."periodo"("periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reapertura" ADD CONSTRAINT "reapertura_vendedor_id_vendedor_vendedor_id_fk" FOREIGN KEY ("vendedor_id") REFERENCES "public"."vendedor"("vendedor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reapertura" ADD CONSTRAINT "reapertura_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reapertura_fila" ADD CONSTRAINT "reapertura_fila_reapertura_id_reapertura_reapertura_id_fk" FOREIGN KEY ("reapertura_id") REFERENCES "public"."reapertura"("reapertura_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reapertura_fila" ADD CONSTRAINT "reapertura_fila_cliente_producto_periodo_id_relacion_periodo_cliente_producto_periodo_id_fk" FOREIGN KEY ("cliente_producto_periodo_id") REFERENCES "public"."relacion_periodo"("cliente_producto_periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cambio_mes" ON "cambio" USING btree ("cliente_producto_periodo_id","anio","mes");--> statement-breakpoint
CREATE INDEX "cambio_transaccion" ON "cambio" USING btree ("transaccion");--> statement-breakpoint
CREATE INDEX "cambio_vendedor" ON "cambio" USING btree ("periodo_id" text_pattern_ops,"vendedor_id","cuando","cambio_id");--> statement-breakpoint
CREATE INDEX "cambio_usuario" ON "cambio" USING btree ("usuario_id","periodo_id" text_pattern_ops,"cuando","cambio_id");--> statement-breakpoint
CREATE INDEX "cambio_origen" ON "cambio" USING btree ("origen","cuando","cambio_id") WHERE "cambio"."origen" <> 'tecleado';--> statement-breakpoint
CREATE INDEX "gesto_cuando" ON "gesto" USING btree ("cuando");--> statement-breakpoint
CREATE INDEX "reapertura_periodo" ON "reapertura" USING btree ("periodo_id","vendedor_id");--> statement-breakpoint
CREATE INDEX "reapertura_fila_reapertura" ON "reapertura_fila" USING btree ("reapertura_id");--> statement-breakpoint
CREATE INDEX "auditoria_transaccion" ON "auditoria" USING btree ("transaccion");--> statement-breakpoint
CREATE INDEX "auditoria_periodo" ON "auditoria" USING btree ("periodo_id");