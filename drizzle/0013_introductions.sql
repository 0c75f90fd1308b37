CREATE TABLE "blocked_senders" (
	"profile_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_senders_profile_id_address_hash_pk" PRIMARY KEY("profile_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"version_id" text,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"about" text NOT NULL,
	"days_a_month" integer NOT NULL,
	"start_on" date NOT NULL,
	"budget" integer,
	"token_hash" text NOT NULL,
	"links_sent" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"answer_by" date,
	"seen_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"contact_sent" jsonb,
	"erase_at" timestamp with time zone NOT NULL,
	CONSTRAINT "introductions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "private_versions" ADD COLUMN "allows_introductions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "introductions_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_senders" ADD CONSTRAINT "blocked_senders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_version_id_private_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."private_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "introductions_profile" ON "introductions" USING btree ("profile_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "introductions_due" ON "introductions" USING btree ("erase_at");