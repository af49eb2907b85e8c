// Objects count themselves in a static variable; what counts them down again is their finalizer, on a thread of its own.
public class Main {
    static int live;

    static class Resource {
        private int handle;

        Resource(int handle) {
            this.handle = handle;
            live++; // RACE!
        }

        void use() {
            handle++; // NORACE
        }

        @Override
        protected void finalize() {
            handle = -1; // NORACE
            live--; // RACE!
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++)
            new Resource(i).use();
        System.gc();
        System.out.println(live); // RACE!
    }
}
