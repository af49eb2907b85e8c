// Objects count themselves under a lock, their finalizer counts them down under it; their own fields are used by nobody else then.
public class Main {
    static int live;

    static synchronized void count(int by) {
        live += by; // NORACE
        System.out.println(live); // NORACE
    }

    static class Resource {
        private int handle;

        Resource(int handle) {
            this.handle = handle;
            count(1);
        }

        void use() {
            handle++; // NORACE
        }

        @Override
        protected void finalize() {
            handle = -1; // NORACE
            count(-1);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++)
            new Resource(i).use();
        System.gc();
        count(0);
    }
}
