/* See shim.h. Nothing here decides anything: each function is one question to LLVM's C++ API. */
#include "front/llvm/shim.h"
#include <cstdlib>
#include <cstring>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/PassManager.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/Error.h>
#include <llvm/Support/ErrorHandling.h>
#include <llvm/Support/MemoryBufferRef.h>
#include <llvm/Transforms/Utils/Cloning.h>

using namespace llvm;

static shim_str view(StringRef s)
{
    return shim_str{s.data(), s.size()};
}

static char *message(Error e)
{
    return strdup(toString(std::move(e)).c_str());
}

static Metadata *node(LLVMMetadataRef m)
{
    return reinterpret_cast<Metadata *>(m);
}

static LLVMMetadataRef ref(const Metadata *m)
{
    return reinterpret_cast<LLVMMetadataRef>(const_cast<Metadata *>(m));
}

char *shim_materialize(LLVMValueRef function)
{
    Error e = unwrap<GlobalValue>(function)->materialize();
    return e ? message(std::move(e)) : nullptr;
}

void shim_drop_body(LLVMValueRef function)
{
    unwrap<Function>(function)->deleteBody();
}

/* Puts the body of a function in the place of a call; the calls that came with it. */
static bool put_body(CallBase &call, SmallVectorImpl<CallBase *> &calls)
{
    InlineFunctionInfo info;
    Function *callee = call.getCalledFunction();
    if (!callee || callee == call.getFunction())
        return false;
    if (Error e = callee->materialize())
        consumeError(std::move(e));
    if (callee->isDeclaration())
        return false;
#if LLVM_VERSION_MAJOR < 16
    bool is_done = InlineFunction(call, info, nullptr, false).isSuccess();
#else
    bool is_done = InlineFunction(call, info, false, nullptr, false).isSuccess();
#endif
    if (is_done)
        calls.append(info.InlinedCallSites.begin(), info.InlinedCallSites.end());
    return is_done;
}

/* What came from the function is said to stand where it was called. */
static void move_positions(Function &where, const Function *from, const DebugLoc &to)
{
    for (Instruction &i : instructions(where))
        if (const DILocation *at = i.getDebugLoc().get())
            if (at->getInlinedAt() && at->getScope()->getSubprogram() == from->getSubprogram())
                i.setDebugLoc(to);
}

bool shim_unfold(LLVMValueRef inst)
{
    auto &call = *unwrap<CallBase>(inst);
    Function &where = *call.getFunction();
    const Function *from = call.getCalledFunction();
    DebugLoc at = call.getDebugLoc();
    SmallVector<CallBase *, 8> calls;
    if (!put_body(call, calls))
        return false;
    if (at && from->getSubprogram())
        move_positions(where, from, at);
    /* The predicate, or a wait with another kind of time limit, and then the predicate. */
    for (int level = 0; level < 2; level++) {
        SmallVector<CallBase *, 8> outer;
        outer.swap(calls);
        for (CallBase *inner : outer) {
            const Function *body = inner->getCalledFunction();
            bool is_wait = body && body->getName().contains("condition_variable");
            SmallVector<CallBase *, 8> found;
            if (!inner->getType()->isIntegerTy(1) || !put_body(*inner, found))
                continue;
            if (is_wait && at && body->getSubprogram())
                move_positions(where, body, at);
            if (is_wait)
                calls.append(found.begin(), found.end());
        }
    }
    return true;
}

char *shim_producer(const void *data, size_t len)
{
    StringRef bytes(static_cast<const char *>(data), len);
    auto producer = getBitcodeProducerString(MemoryBufferRef(bytes, ""));
    if (!producer) {
        consumeError(producer.takeError());
        return nullptr;
    }
    return strdup(producer->c_str());
}

struct fatal_target {
    void (*handler)(void *, const char *);
    void *data;
};

void shim_on_fatal(void (*handler)(void *data, const char *reason), void *data)
{
    auto *target = new fatal_target{handler, data}; /* lives as long as the process */
    auto forward = [](void *t, const char *reason, bool) {
        auto *to = static_cast<fatal_target *>(t);
        to->handler(to->data, reason);
    };
    install_fatal_error_handler(forward, target);
    install_bad_alloc_error_handler(forward, target);
}

shim_str shim_comdat(LLVMValueRef global)
{
    auto *object = dyn_cast<GlobalObject>(unwrap(global));
    const Comdat *c = object ? object->getComdat() : nullptr;
    return c ? view(c->getName()) : shim_str{nullptr, 0};
}

/* Order matters: the managers refer to each other and are torn down in reverse. */
struct shim_passes {
    LoopAnalysisManager loops;
    FunctionAnalysisManager functions;
    CGSCCAnalysisManager graph;
    ModuleAnalysisManager modules;
    FunctionPassManager passes;
};

shim_passes *shim_passes_new(const char *pipeline, char **why)
{
    auto *p = new shim_passes;
    PassBuilder builder;
    builder.registerModuleAnalyses(p->modules);
    builder.registerCGSCCAnalyses(p->graph);
    builder.registerFunctionAnalyses(p->functions);
    builder.registerLoopAnalyses(p->loops);
    builder.crossRegisterProxies(p->loops, p->functions, p->graph, p->modules);
    if (Error e = builder.parsePassPipeline(p->passes, pipeline)) {
        *why = message(std::move(e));
        delete p;
        return nullptr;
    }
    return p;
}

void shim_passes_run(shim_passes *p, LLVMValueRef function)
{
    Function *f = unwrap<Function>(function);
    p->passes.run(*f, p->functions);
    p->functions.clear(*f, f->getName());
}

void shim_passes_free(shim_passes *p)
{
    delete p;
}

char *shim_demangle(const char *mangled)
{
    ItaniumPartialDemangler d;
    if (d.partialDemangle(mangled))
        return nullptr;
    return d.isFunction() ? d.getFunctionName(nullptr, nullptr)
                          : d.finishDemangle(nullptr, nullptr);
}

/* ---- debug info ---- */

shim_unit_info shim_compile_unit(LLVMModuleRef module)
{
    for (const DICompileUnit *unit : unwrap(module)->debug_compile_units())
        return shim_unit_info{view(unit->getProducer()), true, unit->isOptimized()};
    return shim_unit_info{{nullptr, 0}, false, false};
}

unsigned shim_di_tag(LLVMMetadataRef m)
{
    auto *n = dyn_cast_or_null<DINode>(node(m));
    return n ? n->getTag() : 0;
}

shim_str shim_di_name(LLVMMetadataRef m)
{
    if (auto *t = dyn_cast_or_null<DIType>(node(m)))
        return view(t->getName());
    if (auto *v = dyn_cast_or_null<DIVariable>(node(m)))
        return view(v->getName());
    if (auto *s = dyn_cast_or_null<DIScope>(node(m)))
        return view(s->getName());
    return shim_str{nullptr, 0};
}

shim_str shim_di_linkage_name(LLVMMetadataRef m)
{
    if (auto *s = dyn_cast_or_null<DISubprogram>(node(m)))
        return view(s->getLinkageName());
    if (auto *v = dyn_cast_or_null<DIGlobalVariable>(node(m)))
        return view(v->getLinkageName());
    return shim_str{nullptr, 0};
}

LLVMMetadataRef shim_di_scope(LLVMMetadataRef m)
{
    if (auto *v = dyn_cast_or_null<DIVariable>(node(m)))
        return ref(v->getScope());
    if (auto *s = dyn_cast_or_null<DIScope>(node(m)))
        return ref(s->getScope());
    return nullptr;
}

LLVMMetadataRef shim_di_file(LLVMMetadataRef m)
{
    if (auto *v = dyn_cast_or_null<DIVariable>(node(m)))
        return ref(v->getFile());
    if (auto *s = dyn_cast_or_null<DIScope>(node(m)))
        return ref(s->getFile());
    return nullptr;
}

unsigned shim_di_line(LLVMMetadataRef m)
{
    if (auto *v = dyn_cast_or_null<DIVariable>(node(m)))
        return v->getLine();
    if (auto *s = dyn_cast_or_null<DISubprogram>(node(m)))
        return s->getLine();
    if (auto *t = dyn_cast_or_null<DIType>(node(m)))
        return t->getLine();
    return 0;
}

bool shim_di_is_implicit(LLVMMetadataRef m)
{
    auto *s = dyn_cast_or_null<DISubprogram>(node(m));
    return s && s->isArtificial() && isa_and_nonnull<DICompositeType>(s->getScope());
}

LLVMMetadataRef shim_di_type(LLVMMetadataRef m)
{
    if (auto *d = dyn_cast_or_null<DIDerivedType>(node(m)))
        return ref(d->getBaseType());
    if (auto *c = dyn_cast_or_null<DICompositeType>(node(m)))
        return ref(c->getBaseType());
    if (auto *v = dyn_cast_or_null<DIVariable>(node(m)))
        return ref(v->getType());
    return nullptr;
}

unsigned shim_di_count(LLVMMetadataRef m)
{
    auto *c = dyn_cast_or_null<DICompositeType>(node(m));
    return c ? c->getElements().size() : 0;
}

LLVMMetadataRef shim_di_element(LLVMMetadataRef m, unsigned index)
{
    return ref(cast<DICompositeType>(node(m))->getElements()[index]);
}

uint64_t shim_di_dimension(LLVMMetadataRef m)
{
    auto *s = dyn_cast_or_null<DISubrange>(node(m));
    if (!s)
        return 0;
    auto count = s->getCount();
    if (auto *c = dyn_cast_if_present<ConstantInt *>(count))
        return c->getSExtValue() > 0 ? c->getZExtValue() : 0;
    return 0;
}

static DITypeRefArray signature(LLVMMetadataRef m)
{
    auto *s = dyn_cast_or_null<DISubprogram>(node(m));
    auto *t = s && !s->isThunk() ? s->getType() : nullptr; /* a thunk's `this` is of a base */
    return t ? t->getTypeArray() : DITypeRefArray(nullptr);
}

unsigned shim_di_signature_count(LLVMMetadataRef m)
{
    return signature(m).size();
}

LLVMMetadataRef shim_di_signature(LLVMMetadataRef m, unsigned index)
{
    return ref(signature(m)[index]);
}

unsigned shim_di_retained_count(LLVMModuleRef module)
{
    unsigned n = 0;
    for (const DICompileUnit *unit : unwrap(module)->debug_compile_units())
        n += unit->getRetainedTypes().size();
    return n;
}

LLVMMetadataRef shim_di_retained(LLVMModuleRef module, unsigned index)
{
    for (const DICompileUnit *unit : unwrap(module)->debug_compile_units()) {
        auto types = unit->getRetainedTypes();
        if (index < types.size())
            return ref(types[index]);
        index -= types.size();
    }
    return nullptr;
}

LLVMMetadataRef shim_alloca_variable(LLVMValueRef alloca, bool *is_part)
{
    Value *v = unwrap(alloca);
    for (DbgVariableRecord *r : findDVRDeclares(v)) {
        *is_part = r->getExpression()->getFragmentInfo().has_value();
        return ref(r->getVariable());
    }
#if LLVM_VERSION_MAJOR < 22
    for (DbgDeclareInst *d : findDbgDeclares(v)) {
        *is_part = d->getExpression()->getFragmentInfo().has_value();
        return ref(d->getVariable());
    }
#endif
    return nullptr;
}

bool shim_di_is_plain(LLVMMetadataRef expression)
{
    auto *e = dyn_cast_or_null<DIExpression>(unwrap(expression));
    return e && e->getNumElements() == 0;
}

LLVMMetadataRef shim_global_variable(LLVMValueRef global)
{
    auto *g = dyn_cast<GlobalVariable>(unwrap(global));
    if (!g)
        return nullptr;
    SmallVector<DIGlobalVariableExpression *, 1> infos;
    g->getDebugInfo(infos);
    return infos.empty() ? nullptr : ref(infos[0]->getVariable());
}
