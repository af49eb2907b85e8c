// A sensor starts its thread in the constructor, before the derived class has set its fields.
abstract class Device implements Runnable {
    protected final String name;
    private final Thread thread;
    protected int samples;

    Device(String name) {
        this.name = name;
        thread = new Thread(this, name);
        thread.start();
    }

    abstract double read();

    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            double v = read();
            samples++; // RACE! s
            System.out.println(name + " " + v);
        }
    }

    int samples() {
        return samples; // RACE! s
    }
}

class Thermometer extends Device {
    private double offset;

    Thermometer(double offset) {
        super("thermometer");
        this.offset = offset; // RACE! o
    }

    @Override
    double read() {
        return 20 + offset; // RACE! o
    }
}

public class Main {
    public static void main(String[] args) {
        Thermometer t = new Thermometer(0.5);
        System.out.println(t.samples());
    }
}
