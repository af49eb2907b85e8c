// A test that shares what another thread changes; the runner makes an instance for each test.
// heddle: --tests
public class Main {
    @interface Test {
    }
    @interface BeforeEach {
    }
    static class Counter {
        int n;
        void add() {
            n++; // RACE!
        }
    }
    private Counter counter;
    @BeforeEach
    void prepare() {
        counter = new Counter();
    }
    @Test
    void counts() throws InterruptedException {
        Thread t = new Thread(counter::add);
        t.start();
        counter.add();
        t.join();
    }
}
