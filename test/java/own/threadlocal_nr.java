// An object for each thread.
class Main implements Runnable {
    static class Context {
        int depth;
    }
    static final ThreadLocal<Context> local = ThreadLocal.withInitial(Context::new);
    public void run() {
        local.get().depth++;
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
