CREATE TABLE "declined_referees" (
	"profile_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_referees_profile_id_address_hash_pk" PRIMARY KEY("profile_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "profile_references" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_name" text NOT NULL,
	"asked_office" text NOT NULL,
	"email" text NOT NULL,
	"address_hash" text NOT NULL,
	"company" text NOT NULL,
	"company_domain" text NOT NULL,
	"wants" text NOT NULL,
	"note" text NOT NULL,
	"statements" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"open_until" timestamp with time zone NOT NULL,
	"name" text,
	"office" text,
	"words" text,
	"answers" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"seen_revision" integer DEFAULT 0 NOT NULL,
	"shown_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	CONSTRAINT "profile_references_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reference_opt_outs" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_versions" ADD COLUMN "shows_references" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "references_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "declined_referees" ADD CONSTRAINT "declined_referees_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_references" ADD CONSTRAINT "profile_references_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_references_profile" ON "profile_references" USING btree ("profile_id","asked_at");--> statement-breakpoint
CREATE INDEX "profile_references_due" ON "profile_references" USING btree ("erase_at");